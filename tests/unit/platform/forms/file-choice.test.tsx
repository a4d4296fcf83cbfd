import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { FileChoice } from "#client/ui/fields/file-choice.tsx";

afterEach(cleanup);

it("accepts the same file again after it has failed", () => {
  const taken: string[] = [];
  render(
    <MantineProvider env="test">
      <FileChoice onFile={({ name }) => taken.push(name)} inputProps={{ "aria-label": "Photo" }}>
        {(props) => <button {...props}>Choose</button>}
      </FileChoice>
    </MantineProvider>,
  );
  const input = screen.getByLabelText<HTMLInputElement>("Photo");
  const cleared: string[] = [];
  const set = (value: string) => void cleared.push(value);
  Object.defineProperty(input, "value", { set });
  Object.defineProperty(input, "files", { value: [new File(["x"], "barn.jpg")] });
  fireEvent.change(input);
  fireEvent.change(input);
  expect(taken).toEqual(["barn.jpg", "barn.jpg"]);
  // A browser reports the same file again only if the field was cleared before.
  expect(cleared).toEqual(["", ""]);
});
