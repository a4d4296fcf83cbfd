import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandYoutube,
  IconExternalLink,
} from "@tabler/icons-react";
import { networkOf } from "#shared/platform/business/business.ts";
import { useBusiness } from "#client/lib/platform/business.ts";
import styles from "./site-footer.module.css";

const ICONS: Record<string, typeof IconExternalLink> = {
  Instagram: IconBrandInstagram,
  Facebook: IconBrandFacebook,
  YouTube: IconBrandYoutube,
};

/** The business's social media links; renders nothing until an admin has entered one. */
export function SocialLinks() {
  const { social } = useBusiness();
  if (social.length === 0) return null;
  return (
    <ul className={styles.social}>
      {social.map((url) => {
        const name = networkOf(url);
        const Icon = ICONS[name] ?? IconExternalLink;
        return (
          <li key={url}>
            <a className={styles.socialLink} href={url} rel="noreferrer" aria-label={name}>
              <Icon size={20} stroke={1.7} aria-hidden />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
