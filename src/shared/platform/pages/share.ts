/** The size expected by sites that show link previews, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** A product thumbnail in an email, in pixels: twice its display size. */
export const THUMBNAIL_SIZE = { width: 128, height: 96 } as const;

/** URLs of link preview pictures: JPEG, since some sites do not support newer formats. */
export const sharePath = {
  site: "/share/furrow.jpg",
  product: (id: number) => `/share/products/${id}.jpg`,
  recipe: (slug: string) => `/share/recipes/${slug}.jpg`,
  /** A product thumbnail by its key, for emails. */
  thumbnail: (key: string) => `/share/pictures/${key}.jpg`,
  farm: (id: number) => `/share/farms/${id}.jpg`,
} as const;
