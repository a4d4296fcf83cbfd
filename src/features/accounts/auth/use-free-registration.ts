import { useRouter } from "@tanstack/react-router";
import { type CampaignSearch, sourceOf } from "#shared/subscribers/campaign.ts";
import { spec } from "#messages/spec.ts";
import { registrationSchema, usernameFor } from "#shared/accounts/registration.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { useChangeSession } from "#client/lib/session/session.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";

const schema = registrationSchema
  .pick({ firstName: true, lastName: true, email: true, zipCode: true, password: true })
  .required({ zipCode: true });

/** An account and its free membership. If only the account could be created, the membership is one click away. */
export function useFreeRegistration(search: CampaignSearch) {
  const router = useRouter();
  const changeSession = useChangeSession();
  const { field, onSubmit, refuse } = useShortForm(schema, {
    firstName: "",
    lastName: "",
    email: "",
    zipCode: search.zip ? String(search.zip) : "",
    password: "",
  });
  const source = sourceOf(search);
  const joinFree = trpc.memberships.joinFree.useMutation({
    meta: { failureTitle: spec.registrationFailed, fallback: spec.tryLaterSentence },
    onSuccess: () => router.navigate({ to: "/registration-success" }),
  });
  const join = () => joinFree.mutate(source ? { source } : {});
  const register = trpc.auth.register.useMutation({
    meta: { failureTitle: spec.registrationFailed, fallback: spec.registrationFailed },
    onError: refuse,
    onSuccess: (user) => {
      changeSession(user);
      notify.success(spec.registrationSuccessful);
      join();
    },
  });
  const submit = onSubmit((values) =>
    register.mutate({
      ...values,
      username: usernameFor(values.email, crypto.randomUUID().slice(0, 6)),
    }),
  );
  return { field, submit, join, isPending: register.isPending || joinFree.isPending };
}
