import { FileButton, type FileButtonProps } from "@mantine/core";
import { useRef } from "react";

type FileChoiceProps = Omit<FileButtonProps, "onChange" | "resetRef" | "multiple"> & {
  onFile: (file: File) => void;
};

/** A file picker button; the same file can be chosen again, for example after a failure. */
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
