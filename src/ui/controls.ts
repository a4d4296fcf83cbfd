import {
  ActionIcon,
  Anchor,
  Button,
  Card,
  CloseButton,
  Container,
  Drawer,
  Input,
  InputWrapper,
  Loader,
  Modal,
  Paper,
  Skeleton,
  Textarea,
} from "@mantine/core";

const FULL = "999px";

/**
 * Defaults of the library's components: controls are full round and 44 px high. Dense tables ask for
 * `size="sm"` (36 px), driver and harvest pages for `size="lg"` (48 px).
 */
export const controls = {
  Button: Button.extend({
    defaultProps: { radius: FULL, size: "md" },
    vars: (_theme, { size }) => ({
      root: {
        ...(size === "md" && { "--button-height": "44px", "--button-fz": "0.9375rem" }),
        ...(size === "lg" && { "--button-height": "48px", "--button-fz": "1rem" }),
      },
    }),
  }),
  ActionIcon: ActionIcon.extend({ defaultProps: { radius: FULL, size: 44 } }),
  CloseButton: CloseButton.extend({ defaultProps: { radius: FULL, size: 44 } }),
  Input: Input.extend({
    defaultProps: { radius: "lg", size: "md" },
    vars: (_theme, { size }) => ({
      wrapper: {
        ...(size === "md" && { "--input-height": "44px", "--input-fz": "1rem" }),
        ...(size === "lg" && { "--input-height": "48px" }),
        "--input-bd": "var(--color-edge)",
        "--input-padding": "16px",
      },
    }),
  }),
  InputWrapper: InputWrapper.extend({ defaultProps: { size: "md" } }),
  Textarea: Textarea.extend({ defaultProps: { autosize: true, minRows: 3 } }),
  Card: Card.extend({ defaultProps: { radius: "lg", padding: "lg", withBorder: true } }),
  Paper: Paper.extend({ defaultProps: { radius: "lg" } }),
  Container: Container.extend({ defaultProps: { size: 1200, px: 24 } }),
  Modal: Modal.extend({ defaultProps: { radius: "lg", padding: "lg", centered: true } }),
  Drawer: Drawer.extend({ defaultProps: { padding: "lg" } }),
  Anchor: Anchor.extend({ defaultProps: { underline: "hover" } }),
  Skeleton: Skeleton.extend({ defaultProps: { radius: "md" } }),
  Loader: Loader.extend({ defaultProps: { type: "dots" } }),
};
