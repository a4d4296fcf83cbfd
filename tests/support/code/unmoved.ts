/**
 * Where texts do not stand in `src/messages` yet. Who moves a room takes its line away, or leaves what is open
 * of it; who takes away the last line takes away this file. Nothing is ever added here.
 */
export const UNMOVED: readonly RegExp[] = [
  room("analytics"),

  room("mail"),

  // What the audit log calls a guest who has a link is stored in words.
  /^server\/services\/orders\/own\/own-order/,

  // Why money moved: ids of the causes of orders and of the reasons of credit are to come.
  /^server\/services\/payments\/(?:disputes\/note-dispute|refunds\/note)\.ts$/,

  /^src\/(?:features\/platform\/(?!admin-frame|chrome)[\w-]+|shared\/platform|routes\/\(platform\))\//,
  /^server\/services\/platform\//,

  /^src\/shared\/prints\//,

  // Titles of pages.
  /^src\/routes\//,

  // The server beside its rooms.
  /^server\/(?:mail|pdf)\/[\w-]+\.ts$/,
  /^server\/(?:payments|routers)\//,
];

/** What a room has of its own in each part of the code. */
function room(name: string): RegExp {
  return new RegExp(
    `^(?:src/(?:features|lib|shared)|server/(?:services|mail)|src/routes)/[(]?${name}[)]?/`,
  );
}
