import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { useState } from "react";
import { accountsPassword } from "#messages/accounts/sign-in/password.ts";
import { platformParts as m } from "#messages/platform/parts.ts";
import { PASSWORD_RATINGS, ratePassword } from "#shared/accounts/password-rating.ts";
import styles from "./password-field.module.css";

/** A password field with a button to show what is typed. */
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
      // The library sets this on its other fields, but not here.
      aria-invalid={props.error ? true : undefined}
    />
  );
}

/** A field for a new password, with the requirements and a strength rating. */
export function NewPasswordField(props: PasswordInputProps) {
  const [typed, setTyped] = useState("");
  const rating = typed === "" ? null : ratePassword(typed);
  const full = rating ? PASSWORD_RATINGS.indexOf(rating) : 0;
  return (
    <div onInput={(event) => setTyped((event.target as HTMLInputElement).value)}>
      <PasswordField description={accountsPassword.hint} autoComplete="new-password" {...props} />
      {/* Read out when the words change, which is not with each letter. */}
      <p className={styles.rating} role="status">
        {rating ? (
          <>
            <span className={styles.bar} aria-hidden>
              {PASSWORD_RATINGS.slice(1).map((step, at) => (
                <i key={step} data-full={at < full || undefined} />
              ))}
            </span>
            {accountsPassword.ratings[rating]}
          </>
        ) : null}
      </p>
    </div>
  );
}
