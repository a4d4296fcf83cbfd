import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandYoutube,
  IconExternalLink,
} from "@tabler/icons-react";
import { brand } from "#shared/brand.ts";
import styles from "./site-footer.module.css";

const ICONS: Record<string, typeof IconExternalLink> = {
  Instagram: IconBrandInstagram,
  Facebook: IconBrandFacebook,
  YouTube: IconBrandYoutube,
};

export function SocialLinks() {
  return (
    <ul className={styles.social}>
      {brand.social.map(({ name, url }) => {
        const Icon = ICONS[name] ?? IconExternalLink;
        return (
          <li key={name}>
            <a className={styles.socialLink} href={url} rel="noreferrer" aria-label={name}>
              <Icon size={20} stroke={1.7} aria-hidden />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
