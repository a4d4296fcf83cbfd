import { platformParts as m } from "#messages/platform-parts.ts";
import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { useState } from "react";

/** A password that can be shown while it is typed. */
export function PasswordField(props: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      label={m.password}
      size="md"
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ "aria-label": visible ? m.hidePassword : m.showPassword }}
      styles={{ innerInput: { borderRadius: "inherit" } }}
      {...props}
      // The library marks its other fields itself.
      aria-invalid={props.error ? true : undefined}
    />
  );
}
