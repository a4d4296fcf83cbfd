import { FileButton, type FileButtonProps } from "@mantine/core";
import { useRef } from "react";

type FileChoiceProps = Omit<FileButtonProps, "onChange" | "resetRef" | "multiple"> & {
  onFile: (file: File) => void;
};

/** A button that takes a file; the same one again, too, when it has failed before. */
export function FileChoice({ onFile, ...button }: FileChoiceProps) {
  const reset = useRef<() => void>(null);
  return (
    <FileButton
      {...button}
      resetRef={reset}
      onChange={(file) => {
        if (file) onFile(file);
        reset.current?.();
      }}
    />
  );
}
