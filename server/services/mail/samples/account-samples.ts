import type { MailData } from "../../../mail/port.ts";

/** Sample data for previews of emails about accounts, in the current language. */
export const accountSamples = () =>
  ({
    verify_email: { url: "https://furrow.example/verify-email?token=sample" },
    reset_password: { url: "https://furrow.example/reset-password?token=sample" },
    password_changed: {},
    change_email: { url: "https://furrow.example/verify-email?token=sample" },
    email_changed: {
      to: "ana.lee@furrow.example",
      isDone: true,
      undoUrl: "https://furrow.example/reset-password?token=sample",
    },
    admin_restored: { username: "ana" },
    second_factor_changed: { isOn: true },
    invitation: {
      invitedBy: "Grace Okafor",
      role: "logistics",
      url: "https://furrow.example/invitation?token=sample",
    },
    deletion_asked: {
      day: "2026-12-05",
      url: "https://furrow.example/account/profile",
    },
  }) satisfies Partial<MailData>;
