import { schemaResolver, useForm } from "@mantine/form";
import type { z } from "zod";
import { spec } from "#messages/spec.ts";
import { registrationSchema } from "#shared/accounts/registration.ts";
import { refusedFields } from "#client/lib/api/refused-fields.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { focusFirst } from "#client/lib/forms/focus-first.ts";
import { type Entrance, useEnter } from "./use-enter.ts";

type Fields = Required<z.input<typeof registrationSchema>>;

const EMPTY: Fields = {
  role: "customer",
  firstName: "",
  lastName: "",
  email: "",
  username: "",
  password: "",
  zipCode: "",
  phoneNumber: "",
};

/** The registration form, its validation, and the handling of the server's response. */
export function useRegistration(entrance: Entrance) {
  const enter = useEnter(entrance);
  const form = useForm<Fields>({
    mode: "uncontrolled",
    initialValues: EMPTY,
    validate: schemaResolver(registrationSchema, { sync: true }),
  });
  const register = trpc.auth.register.useMutation({
    meta: { failureTitle: spec.registrationFailed, fallback: spec.registrationFailed },
    onSuccess: (user) => enter(user, { title: spec.registrationSuccessful }),
    onError: (error) => {
      const errors = refusedFields(error);
      form.setErrors(errors);
      focusFirst(form, errors);
    },
  });
  const submit = form.onSubmit(
    (values) => register.mutate(values),
    (errors) => focusFirst(form, errors),
  );
  return { form, submit, isPending: register.isPending };
}
