import { platformHowItWorks as m } from "#messages/platform/stories/how-it-works.ts";
import type { DeliveryTerms } from "#shared/checkout/delivery-terms.ts";
import { limits } from "#shared/platform/limits.ts";
import { afterHarvest, leadWords } from "#shared/checkout/lead-words.ts";
import { capital } from "#shared/capital.ts";
import { forFee, minimumText } from "#shared/checkout/terms-words.ts";
import { payoutsText } from "#shared/platform/pages/marketing.ts";
import { howItWorksHead } from "../heads.ts";
import type { Story } from "../story.ts";

export const howItWorks = (terms: DeliveryTerms): Story => ({
  ...howItWorksHead(terms),
  lead: m.lead(capital(afterHarvest(terms))),
  art: ["basket", "box", "leafy-green"],
  sections: [
    {
      title: m.household,
      paragraphs: [m.joining(minimumText(terms))],
      points: [
        m.choose,
        m.pay(limits.holdMinutes, limits.holdMinutesUndisturbed),
        m.change(leadWords(terms)),
        m.receive(forFee(terms, m.free)),
        m.notRight,
      ],
      art: "box",
    },
    {
      title: m.farm,
      paragraphs: [m.farmPart(payoutsText(terms))],
      points: [m.stock, m.harvest, m.bePaid],
      art: "tractor",
    },
  ],
  next: [
    [m.startInShop, "/shop"],
    [m.questions, "/faq"],
    [m.joinAsFarm, "/join-as-farm"],
  ],
});
