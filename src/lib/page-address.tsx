import { useRouter } from "@tanstack/react-router";

type PageAddressProps = {
  /** The one address of this content, beginning with a slash. */
  path: string;
  /** The path of a picture for whoever shares the page. */
  picture?: string;
};

/** Tells search engines and sharers the full address of a page: both take no relative ones. */
export function PageAddress({ path, picture }: PageAddressProps) {
  const { origin } = useRouter();
  return (
    <>
      <link rel="canonical" href={`${origin}${path}`} />
      <meta property="og:url" content={`${origin}${path}`} />
      {picture ? <meta property="og:image" content={`${origin}${picture}`} /> : null}
    </>
  );
}
