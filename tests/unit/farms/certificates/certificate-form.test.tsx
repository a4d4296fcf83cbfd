import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { CertificateForm } from "#client/features/farms/farm-certificates/certificate-form.tsx";
import type { Entering } from "#client/features/farms/farm-certificates/certificates-page.tsx";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

it("A refused certificate shows why at its form, where it outlasts the toast", async () => {
  const completes = {
    id: 1,
    state: "rejected",
    certification: "organic",
    name: null,
    issuer: "CCOF",
    number: "OR-7731",
    validTo: "2027-11-30",
    documentId: "d",
  };
  await showAnswered(
    <CertificateForm
      farmId={undefined}
      entering={{ completes } as unknown as Entering}
      today="2026-11-23"
      onDone={() => {}}
      onCancel={() => {}}
    />,
    {
      "farmer.certificates.enter": () => {
        throw refusal("conflict", "You have already entered this certificate.");
      },
    },
  );
  const form = screen.getByRole("form");
  fireEvent.click(within(form).getByRole("button", { name: "Send it to be checked" }));
  expect((await within(form).findByRole("alert")).textContent).toBe(
    "You have already entered this certificate.",
  );
});
