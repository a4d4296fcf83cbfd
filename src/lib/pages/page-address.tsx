import { useRouter } from "@tanstack/react-router";
import { sharePath } from "#shared/platform/share.ts";

type PageAddressProps = {
  /** The one address of this content, beginning with a slash. */
  path: string;
  /** The path of a picture for those who share the page; the site's own unless given. */
  picture?: string;
};

/** Gives search engines and sharers the full address of a page: both take no relative ones. */
export function PageAddress({ path, picture = sharePath.site }: PageAddressProps) {
  const { origin } = useRouter().options.context;
  const image = `${origin}${picture}`;
  return (
    <>
      <link rel="canonical" href={`${origin}${path}`} />
      <meta property="og:url" content={`${origin}${path}`} />
      <meta property="og:image" content={image} />
      <meta name="twitter:image" content={image} />
    </>
  );
}
