import { Switch } from "@mantine/core";
import "@mantine/core/styles/Switch.layer.css";
import classes from "./my-keeping.module.css";

type MailSwitchProps = {
  label: string;
  description: string;
  on: boolean;
  /** The choice being saved; null if none. */
  wanted: boolean | null;
  onChange: (on: boolean) => void;
};

/** Turns emails on or off. It stays enabled while saving, so that it keeps the keyboard focus. */
export function MailSwitch({ label, description, on, wanted, onChange }: MailSwitchProps) {
  return (
    <Switch
      className={classes["choice"]}
      label={label}
      description={description}
      checked={wanted ?? on}
      onChange={(event) => {
        if (wanted === null) onChange(event.currentTarget.checked);
      }}
    />
  );
}
