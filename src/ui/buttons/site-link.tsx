import type { ReactNode } from "react";
import { Link } from "@tanstack/react-router";

type SiteLinkProps = {
  /** A path on our site; it may have a query. Links defined as data cannot reference a typed route. */
  href: string;
  /** The parameters of the address, if they are not in its query. */
  search?: Readonly<Record<string, string | number>> | undefined;
  children: ReactNode;
  className?: string | undefined;
  label?: string;
  onClick?: (() => void) | undefined;
};

/** A link within the site whose path comes from data, such as the footer's columns. */
export function SiteLink({
  href,
  search,
  children,
  className = "",
  label,
  onClick,
}: SiteLinkProps) {
  return (
    <Link
      to={href}
      className={className}
      {...(search ? { search } : {})}
      {...(label ? { "aria-label": label } : {})}
      {...(onClick ? { onClick } : {})}
    >
      {children}
    </Link>
  );
}
