import { mailSamples as m } from "#messages/mail/samples.ts";
import { cents } from "#shared/money.ts";
import type { MailData } from "../../../mail/port.ts";

/** Sample data for previews of emails about the newsletter, messages to customers and the contact page, in the current language. */
export const subscriberSamples = () =>
  ({
    newsletter_confirm: { confirmUrl: "https://furrow.example/newsletter-confirmed?token=sample" },
    back_in_season: {
      product: {
        picture: "print-apricot-nantes-carrots",
        name: "Nantes carrots",
        farmName: "Tula Ridge",
        pack: "1 lb bunch",
        price: cents(320),
      },
      productUrl: "https://furrow.example/products/62",
      unsubscribeUrl: "https://furrow.example/unsubscribe?token=sample",
    },
    zip_served: { zipCode: "95616", town: "Davis", shopUrl: "https://furrow.example/shop" },
    place_in_line: {
      place: 41,
      url: "https://furrow.example/early-access-confirmation?token=sample",
    },
    customer_update: {
      subject: m.later,
      paragraphs: [m.bridge, m.onItsWay],
      order: {
        orderNumber: "FUR-7K3M-9QXT",
        orderUrl: "https://furrow.example/dashboard/customer/orders/FUR-7K3M-9QXT",
      },
      unsubscribeUrl: null,
    },
    contact_received: { number: "T-7K3M-9QXT" },
    contact_message: {
      number: "T-7K3M-9QXT",
      topic: "delivery",
      orderNumber: "FUR-7K3M-9QXT",
      name: "Ana Lee",
      email: "ana@furrow.example",
      message: m.blueGate,
      hasAttachment: true,
    },
  }) satisfies Partial<MailData>;
