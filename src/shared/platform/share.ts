/** The size that those ask for who show a shared page, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** A small picture of goods in an email, in pixels: twice as large as it is shown. */
export const THUMBNAIL_SIZE = { width: 128, height: 96 } as const;

/** Where the picture of a page is served that is shown where the page is shared: a JPEG, as some take nothing newer. */
export const sharePath = {
  site: "/share/furrow.jpg",
  product: (id: number) => `/share/products/${id}.jpg`,
  recipe: (slug: string) => `/share/recipes/${slug}.jpg`,
  /** A small picture of goods by its key, for emails. */
  thumbnail: (key: string) => `/share/pictures/${key}.jpg`,
  farm: (id: number) => `/share/farms/${id}.jpg`,
} as const;
