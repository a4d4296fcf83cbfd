import styles from "./choice-select.module.css";

type ChoiceSelectProps<Id extends string> = {
  label: string;
  name: string;
  value: Id;
  options: readonly { id: Id; label: string }[];
  onChoose: (id: Id) => void;
  /** Identifies a choice made before hydration, so that it can be restored (`docs/decisions/062`). */
  mark?: string;
};

/** A native select for a few options, which phones show as a wheel. */
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
