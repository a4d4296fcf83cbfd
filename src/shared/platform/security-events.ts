/**
 * The security events of the log, each with its level and meaning. Names are stable, because alerts and reports
 * depend on them (`docs/logging.md` has the same list; a test compares the two).
 */
export const SECURITY_EVENTS = {
  "account.registered": ["info", "An account was made"],
  "sign_in.succeeded": ["info", "A person signed in"],
  "sign_in.failed": ["warn", "The name, the password or the account was refused at sign-in"],
  "sign_in.code_asked": [
    "info",
    "The password was right, and a code of the second factor is missing",
  ],
  "sign_in.code_failed": ["warn", "The code of the second factor was wrong"],
  "sign_out.done": ["info", "A person signed out"],
  "password.not_confirmed": ["warn", "A signed-in person gave a wrong password"],
  "password.confirmed": ["info", "A signed-in person gave the password again"],
  "password.changed": ["info", "A person changed the password, or set one through a link"],
  "link.dead": ["info", "A person used a link of an email that is old, used or wrong"],
  "password.reset_asked": ["info", "A link to a new password was requested"],
  "email.change_asked": ["info", "A person asked for another address of the account"],
  "email.confirmed": ["info", "An address was proven, or a changed one took effect"],
  "email.refused": ["warn", "The owner of an address refused an account with it"],
  "sessions.ended": ["info", "A person ended sessions of the account"],
  "second_factor.confirmed": ["info", "A signed-in person gave a code of the second factor"],
  "second_factor.begun": ["info", "A person began to set the second factor up"],
  "second_factor.not_turned_on": [
    "warn",
    "A person gave a wrong code to turn the second factor on",
  ],
  "second_factor.turned_on": ["info", "A person turned the second factor on"],
  "second_factor.turned_off": ["warn", "A person turned the second factor off"],
  "second_factor.codes_renewed": ["info", "A person made new recovery codes"],
  "account.deletion_asked": ["info", "A person asked for the account to be erased"],
  "account.deletion_undone": ["info", "A person kept the account after all"],
  "account.data_exported": ["info", "A person downloaded the data of the account"],
  "power.invited": ["warn", "An admin invited a person to the team"],
  "power.invitation_revoked": ["info", "An admin took an invitation back"],
  "power.invitation_accepted": ["warn", "A person accepted an invitation to the team"],
  "power.role_changed": ["warn", "An admin changed a role"],
  "power.account_changed": ["warn", "An admin changed the details of an account"],
  "power.account_disabled": ["warn", "An admin closed accounts"],
  "power.account_enabled": ["warn", "An admin opened accounts again"],
  "power.signed_out": ["warn", "An admin ended the sessions of an account"],
  "power.reset_sent": ["warn", "An admin sent a link to a new password"],
  "power.settings_changed": ["warn", "An admin changed the settings"],
  "power.people_exported": ["warn", "An admin exported records of people"],
  "power.person_erased": ["warn", "An admin erased who a subscriber was"],
  "power.used": ["warn", "A member of the team used another power"],
  "money.refunded": ["info", "A member of the team or a farm sent money back"],
  "money.credit_given": ["info", "A member of the team gave credit"],
  "money.dispute_answered": ["info", "A member of the team answered or accepted a dispute"],
  "money.moved": ["info", "A person moved money in another way"],
  "refused.forbidden": ["warn", "A caller asked for what is not open to the account"],
  "refused.signed_out": ["info", "A caller without a session asked for what needs one"],
  "refused.not_found": ["info", "A signed-in person asked for what is missing or not theirs"],
  "refused.confirmation": ["info", "A delicate call came without a recent password"],
  "refused.throttled": ["warn", "A caller tried too often"],
  "refused.origin": ["warn", "Another site made a browser send a write"],
  "refused.webhook": ["warn", "A webhook came with a wrong signature, or from another mode"],
} as const satisfies Record<string, readonly ["info" | "warn", string]>;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;

/**
 * The event of a successful call, by procedure name; signing in logs its own. A test checks that each procedure
 * exists.
 */
export const EVENT_OF_PROCEDURE: Readonly<Record<string, SecurityEvent>> = {
  "auth.register": "account.registered",
  "auth.logout": "sign_out.done",
  "accounts.confirmPassword": "password.confirmed",
  "accounts.confirmCode": "second_factor.confirmed",
  "accounts.changePassword": "password.changed",
  "accounts.resetPassword": "password.changed",
  "accounts.requestReset": "password.reset_asked",
  "accounts.requestEmailChange": "email.change_asked",
  "accounts.verifyEmail": "email.confirmed",
  "accounts.refuseAddress": "email.refused",
  "accounts.endSession": "sessions.ended",
  "accounts.endOtherSessions": "sessions.ended",
  "accounts.beginSecondFactor": "second_factor.begun",
  "accounts.confirmSecondFactor": "second_factor.turned_on",
  "accounts.removeSecondFactor": "second_factor.turned_off",
  "accounts.renewRecoveryCodes": "second_factor.codes_renewed",
  "accounts.requestDeletion": "account.deletion_asked",
  "accounts.undoDeletion": "account.deletion_undone",
  "accounts.exportData": "account.data_exported",
  "admin.invitations.invite": "power.invited",
  "admin.invitations.revoke": "power.invitation_revoked",
  "accounts.invitations.accept": "power.invitation_accepted",
  "accounts.invitations.join": "power.invitation_accepted",
  "admin.users.changeRole": "power.role_changed",
  "admin.users.change": "power.account_changed",
  "admin.users.disable": "power.account_disabled",
  "admin.users.enable": "power.account_enabled",
  "admin.users.signOut": "power.signed_out",
  "admin.users.sendReset": "power.reset_sent",
  "admin.users.takeOffSecondFactor": "second_factor.turned_off",
  "admin.settings.save": "power.settings_changed",
  "admin.subscribers.erase": "power.person_erased",
  "admin.payments.refund": "money.refunded",
  "admin.payments.cancelOrder": "money.refunded",
  "admin.payments.sendAgain": "money.refunded",
  "admin.payments.giveAsCredit": "money.credit_given",
  "admin.payments.answerDispute": "money.dispute_answered",
  "admin.payments.acceptDispute": "money.dispute_answered",
  "admin.problems.refund": "money.refunded",
  "farmer.short": "money.refunded",
  "farmer.productShort": "money.refunded",
  "admin.giftCards.void": "money.refunded",
  "admin.memberships.refund": "money.refunded",
  "admin.credit.give": "money.credit_given",
};

/** The fallback event of a procedure, by the effect it declares, so that none is missed. */
const EVENT_OF_MOVE = {
  money: "money.moved",
  power: "power.used",
  personal_data: "power.people_exported",
} as const satisfies Record<string, SecurityEvent>;

/** The event of a successful call; none if it is neither sensitive nor about an account. */
export function eventOfCall(
  procedure: string,
  moved: keyof typeof EVENT_OF_MOVE | undefined,
): SecurityEvent | undefined {
  return EVENT_OF_PROCEDURE[procedure] ?? (moved && EVENT_OF_MOVE[moved]);
}

/**
 * The event of a refusal, by error code. Other codes are routine, and so are `signed_out` from public procedures and
 * `not_found` for visitors.
 */
export const EVENT_OF_REFUSAL: Readonly<Record<string, SecurityEvent>> = {
  signed_out: "refused.signed_out",
  not_found: "refused.not_found",
  forbidden: "refused.forbidden",
  second_factor_missing: "refused.forbidden",
  confirm_password: "refused.confirmation",
  too_many: "refused.throttled",
};

/**
 * Truncates a network address to what is needed to distinguish attacks: the /24 of IPv4, the /48 of IPv6. Never log
 * more than that.
 */
export function truncatedAddress(address: string): string {
  const four = /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/.exec(address);
  if (four) return `${four[1]}.${four[2]}.${four[3]}.0`;
  const [groups = ""] = address.split("::");
  const known = groups.split(":").filter((group) => /^[0-9a-f]{1,4}$/i.test(group));
  return known.length > 0 ? `${known.slice(0, 3).join(":")}::` : "unknown";
}
