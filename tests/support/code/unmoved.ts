/**
 * Where texts do not stand in `src/messages` yet. Who moves a room takes its line away, or leaves what is open
 * of it; who takes away the last line takes away this file. Nothing is ever added here.
 */
export const UNMOVED: readonly RegExp[] = [
  // What is stored in words, and has to become ids first.
  /^server\/services\/(?:mail\/send-mail|orders\/own\/own-order)/,
  /^server\/services\/payments\/(?:disputes\/note-dispute|refunds\/note)\.ts$/,
];
