/**
 * All HTTP routes besides tRPC and the REST table, each with the reason why it needs no recent password confirmation.
 * A route that moves money or power, or exposes other people's personal data, does not belong here: make it a
 * mutation with `.meta(moves(...))`, because only those can ask for the password and then be repeated.
 */
export const ROUTES: Record<string, readonly string[]> = {
  "It has no persons in it": [
    "GET /api/openapi.json",
    "GET /es/farmer-information-pack.pdf",
    "GET /farmer-information-pack.pdf",
    "GET /healthz",
    "GET /impact.csv",
    "GET /es/impact.csv",
    "GET /metrics",
    "GET /pictures/*",
    "GET /pictures/:name(^(?:(?:upload|cover)-[0-9a-f]{32}-\\d{1,5}\\.(?:avif|webp)|drawn-[0-9a-f]{32}\\.svg)$)",
    "GET /prints/:name(^[a-z0-9-]+).svg",
    "GET /readyz",
    "GET /robots.txt",
    "GET /share/farms/:id(^\\d{1,9}).jpg",
    "GET /es/share/farms/:id(^\\d{1,9}).jpg",
    "GET /share/furrow.jpg",
    "GET /es/share/furrow.jpg",
    "GET /share/pictures/:key(^[a-z0-9-]{1,120}).jpg",
    "GET /share/products/:id(^\\d{1,9}).jpg",
    "GET /es/share/products/:id(^\\d{1,9}).jpg",
    "GET /share/recipes/:id(^[a-z0-9-]{1,120}).jpg",
    "GET /es/share/recipes/:id(^[a-z0-9-]{1,120}).jpg",
    "GET /sitemap.xml",
    "GET /sitemaps/:name",
  ],
  "The books, for the team alone: no customer's name is in them, and who took them is written down":
    ["GET /journal.csv", "GET /es/journal.csv"],
  "A document of one's own farm; the team reads one at a time, as on the farm's certificates": [
    "GET /certificate-documents/:id",
  ],
  "One's own farm's statements; the team reads those of all farms, as on the page of their payouts":
    [
      "GET /payouts/:file",
      "GET /es/payouts/:file",
      "GET /payout-years/:file",
      "GET /es/payout-years/:file",
    ],
  "One's own receipt; the team reads one at a time, as on the order's page": [
    "GET /receipts/:file",
    "GET /es/receipts/:file",
  ],
  "A photo of a problem with one's own order or goods; the team reads one at a time, as on the page of problems":
    ["GET /problem-photos/:id", "POST /api/uploads/problem-photo"],
  "A file sent with a contact message by anyone; the team reads one at a time, as on the page of messages":
    ["GET /contact-attachments/:id", "POST /api/uploads/contact"],
  "A file of one's own farm, as `farmer.inventory.edit`, `farmer.inventory.changePicture` and `farmer.certificates.enter`":
    [
      "POST /api/uploads/certificate",
      "POST /api/uploads/cover",
      "POST /api/uploads/inventory",
      "POST /api/uploads/picture",
      "POST /api/uploads/print",
    ],
  "A link in an email, whose token says for whom": [
    "POST /newsletter-confirmed",
    "POST /es/newsletter-confirmed",
    "POST /unsubscribe",
    "POST /es/unsubscribe",
  ],
  "Signed by the payment provider, or with the mail provider's token, never by a session": [
    "POST /webhooks/mail",
    "POST /webhooks/stripe",
    "POST /webhooks/stripe-connect",
  ],
};
