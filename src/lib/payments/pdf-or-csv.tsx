import { Button, Group } from "@mantine/core";

type PdfOrCsvProps = {
  /** The address of the PDF, which opens in a tab of its own. */
  pdf: string;
  csv: { isPending: boolean; onAsk: () => void };
  words: { pdf: string; csv: string };
  size?: "md" | "lg";
};

/** The figures of a page to keep: as a PDF, or as a CSV that is made when it is asked for. */
export function PdfOrCsv({ pdf, csv, words, size = "md" }: PdfOrCsvProps) {
  return (
    <Group gap="sm">
      <Button
        size={size}
        variant="default"
        component="a"
        href={pdf}
        target="_blank"
        rel="noopener noreferrer"
      >
        {words.pdf}
      </Button>
      <Button size={size} variant="default" loading={csv.isPending} onClick={csv.onAsk}>
        {words.csv}
      </Button>
    </Group>
  );
}
