import { useForm } from "@mantine/form";
import { subscribersPopup as m } from "#messages/subscribers/popup.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { refusedFields } from "#client/lib/api/refused-fields.ts";
import { rememberIntroduced } from "#client/lib/checkout/flow/fields/remember-introduced.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { focusFirst } from "#client/lib/forms/focus-first.ts";
import { brand } from "#shared/brand.ts";
import { spec } from "#messages/spec.ts";
import { laterSchema } from "#client/lib/forms/later-schema.ts";

const EMPTY = { firstName: "", lastName: "", email: "", zipCode: "", website: "" };

const schema = laterSchema<typeof EMPTY>(async () => {
  const { welcomeLeadSchema } = await import("#shared/subscribers/subscriber.ts");
  return welcomeLeadSchema.omit({ source: true });
});

/** The popup's form, with the specification's words (section 8). On failure the input is kept. */
export function useIntroduction(onDone: () => void) {
  const form = useForm({
    mode: "uncontrolled",
    initialValues: EMPTY,
    validate: schema.check,
  });
  const introduce = trpc.subscribers.subscribe.useMutation({
    meta: {
      failureTitle: spec.somethingWrong,
      fallback: spec.tryLaterSentence,
      wordless: spec.submitFormFailed,
    },
    onSuccess: () => {
      rememberIntroduced(form.getValues());
      onDone();
      notify.success(m.welcome(brand.name), spec.introductionThanks);
    },
    onError: (error) => {
      const errors = refusedFields(error);
      form.setErrors(errors);
      focusFirst(form, errors);
    },
  });
  const submit = form.onSubmit(
    (values) => introduce.mutate({ ...values, source: "welcome_popup" }),
    (errors) => focusFirst(form, errors),
  );
  const isPending = form.submitting || introduce.isPending;
  return { form, submit, prepare: schema.prepare, isPending };
}
