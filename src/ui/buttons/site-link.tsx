import type { ReactNode } from "react";
import { Link } from "@tanstack/react-router";

type SiteLinkProps = {
  /** A path on our site, without a query. Links defined as data cannot reference a typed route. */
  href: string;
  children: ReactNode;
  className?: string | undefined;
  label?: string;
  onClick?: (() => void) | undefined;
};

/** A link within the site whose path comes from data, such as the footer's columns. */
export function SiteLink({ href, children, className = "", label, onClick }: SiteLinkProps) {
  return (
    <Link
      to={href}
      className={className}
      {...(label ? { "aria-label": label } : {})}
      {...(onClick ? { onClick } : {})}
    >
      {children}
    </Link>
  );
}
