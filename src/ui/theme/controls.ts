import { platformUi as m } from "#messages/platform/ui.ts";
import type { ButtonProps, InputProps, MantineThemeComponents } from "@mantine/core";

const FULL = "999px";
/** Fully rounded with one line of text, and not rounder than that with two. */
const ROUND_LINE = "calc(var(--button-height) / 2)";
/** The default label of a dialog's close button. */
const close = { "aria-label": m.close };

/** A length that does not grow with large text: on a phone the text needs the room. */
const still = (px: number) => `calc(${px}px)`;

/**
 * Defaults of the library's components: controls are fully rounded and 44 px high. Dense tables use `size="sm"` (36
 * px), driver and harvest pages `size="lg"` (48 px).
 * Referenced by name rather than imported, so that components no initial page uses stay out of the initial script.
 */
export const controls: MantineThemeComponents = {
  Button: {
    defaultProps: { radius: ROUND_LINE, size: "md" },
    vars: (_theme: unknown, { size }: ButtonProps) => ({
      root: {
        ...(size === "md" && { "--button-height": "44px", "--button-fz": "0.9375rem" }),
        ...(size === "lg" && { "--button-height": "48px", "--button-fz": "1rem" }),
      },
    }),
  },
  ActionIcon: { defaultProps: { radius: FULL, size: 44 } },
  CloseButton: { defaultProps: { radius: FULL, size: 44 } },
  Input: {
    defaultProps: { radius: "lg", size: "md" },
    vars: (_theme: unknown, { size }: InputProps) => ({
      wrapper: {
        ...(size === "md" && { "--input-height": "44px", "--input-fz": "1rem" }),
        ...(size === "lg" && { "--input-height": "48px" }),
        "--input-bd": "var(--color-edge)",
        "--input-padding": "16px",
      },
    }),
  },
  InputWrapper: { defaultProps: { size: "md" } },
  Textarea: { defaultProps: { autosize: true, minRows: 3 } },
  // Square, so that multiple choice does not look like single choice.
  Checkbox: { defaultProps: { radius: "5px" } },
  Card: { defaultProps: { radius: "lg", padding: "lg", withBorder: true } },
  Paper: { defaultProps: { radius: "lg" } },
  Container: { defaultProps: { size: 1200, px: still(24) } },
  Modal: {
    defaultProps: { radius: "lg", padding: still(20), centered: true, closeButtonProps: close },
  },
  Drawer: { defaultProps: { padding: still(20), closeButtonProps: close } },
  Anchor: { defaultProps: { underline: "hover" } },
  Skeleton: { defaultProps: { radius: "md" } },
  Loader: { defaultProps: { type: "dots" } },
};
