import { TextInput } from "@mantine/core";
import { useState } from "react";
import { ordersDesk as m } from "#messages/orders/desk.ts";

const ZIP_DIGITS = 5;

type ZipFilterProps = { zip: string | undefined; onZip: (zip: string | undefined) => void };

/** Filters the table once the zip code is complete. */
export function ZipFilter({ zip, onZip }: ZipFilterProps) {
  const [typed, setTyped] = useState(zip ?? "");
  const [known, setKnown] = useState(zip);
  // The URL was changed from outside the field, so its zip code replaces the typed one.
  if (zip !== known) {
    setKnown(zip);
    if (zip !== undefined || typed.length === ZIP_DIGITS) setTyped(zip ?? "");
  }
  return (
    <TextInput
      size="sm"
      w={150}
      aria-label={m.zipCode}
      placeholder={m.zipCode}
      inputMode="numeric"
      maxLength={ZIP_DIGITS}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        const digits = value.replaceAll(/\D/gu, "");
        setTyped(digits);
        const whole = digits.length === ZIP_DIGITS ? digits : undefined;
        if (whole !== zip) onZip(whole);
      }}
    />
  );
}
