import styles from "./choice-select.module.css";

type ChoiceSelectProps<Id extends string> = {
  label: string;
  name: string;
  value: Id;
  options: readonly { id: Id; label: string }[];
  onChoose: (id: Id) => void;
  /** By which a choice that is made before the page is live is remembered (`docs/decisions/062`). */
  mark?: string;
};

/** One choice out of a few; the browser's own control, which phones open as a wheel. */
export function ChoiceSelect<Id extends string>({
  label,
  name,
  value,
  options,
  onChoose,
  mark,
}: ChoiceSelectProps<Id>) {
  return (
    <label className={styles.label}>
      <span className={styles.text}>{label}</span>
      <select
        className={styles.select}
        name={name}
        data-filter={mark}
        value={value}
        onChange={(event) => {
          const chosen = options.find(({ id }) => id === event.currentTarget.value);
          if (chosen) onChoose(chosen.id);
        }}
      >
        {options.map(({ id, label: words }) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
