import { type Environment, isLoopback } from "./environment.ts";

/**
 * The mail server's URL. In production it requires TLS unless the server is on this machine: otherwise an attacker in
 * between could hide that the server supports TLS, and read every link (ASVS 12.3.1).
 */
export function protectedSmtp({ APP_ENV }: Pick<Environment, "APP_ENV">, url: string): string {
  if (APP_ENV !== "production" || isLoopback(url)) return url;
  const address = new URL(url);
  for (const weaker of ["ignoreTLS", "secure"]) address.searchParams.delete(weaker);
  address.searchParams.set("requireTLS", "true");
  return address.href;
}
