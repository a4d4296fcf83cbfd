import { Switch } from "@mantine/core";
import "@mantine/core/styles/Switch.layer.css";
import classes from "./my-keeping.module.css";

type MailSwitchProps = {
  label: string;
  description: string;
  on: boolean;
  /** What was chosen and is not saved yet; null while nothing is. */
  wanted: boolean | null;
  onChange: (on: boolean) => void;
};

/** Turns emails on or off. It stays enabled while its choice is saved, so that the keyboard does not lose its place. */
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
