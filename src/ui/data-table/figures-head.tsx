type FiguresHeadProps = {
  /** The labels of the columns of words; the first names the rows. */
  words: readonly string[];
  /** The labels of the columns of figures, which follow. */
  figures: readonly string[];
};

/** The head of a table of figures, which stand at the end of their columns. */
export function FiguresHead({ words, figures }: FiguresHeadProps) {
  return (
    <thead>
      <tr>
        {words.map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
        {figures.map((label) => (
          <th key={label} scope="col" data-end>
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
