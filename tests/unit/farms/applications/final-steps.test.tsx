import { useForm } from "@mantine/form";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { FinalSteps } from "#client/lib/farms/application-fields/final-steps.tsx";
import {
  type ApplicationDraft,
  applicationLimits,
  EMPTY_APPLICATION,
} from "#shared/farms/applications/farmer-application.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

function Step() {
  const form = useForm<ApplicationDraft>({ initialValues: EMPTY_APPLICATION });
  return <FinalSteps form={form} field={(name) => ({ ...form.getInputProps(name) })} />;
}

describe("The last step of an application", () => {
  it("counts what is typed into a long field, which takes no more than its limit", async () => {
    await showAnswered(<Step />, {});
    const why = screen.getByLabelText<HTMLTextAreaElement>(/^Why do you want to join\?/);
    fireEvent.change(why, { target: { value: "We grow leeks." } });
    expectVisible(screen.getByText(/14 of [\d,]+ characters\./));
    expect(why.maxLength).toBe(applicationLimits.longText);
  });

  it("asks for the name of another certificate only once it is checked", async () => {
    await showAnswered(<Step />, {});
    expect(screen.queryByLabelText("Which other certificate?")).toBeNull();
    fireEvent.click(screen.getByRole("checkbox", { name: /^Other/ }));
    expectVisible(screen.getByLabelText("Which other certificate?"));
  });
});
