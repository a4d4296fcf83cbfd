import { Button, Text } from "@mantine/core";
import { paymentsReferrals as m } from "#messages/payments/referrals/referrals.ts";
import { ShareLink } from "#client/lib/platform/share/share-link.tsx";

/** The link to send to friends, and its code to read aloud. */
export function ReferralLink({ code, friend }: { code: string; friend: string }) {
  // Dismissing the share sheet is not an error.
  const share = (url: string) =>
    navigator.share({ text: m.shareText(friend), url }).catch(() => undefined);
  return (
    <>
      <ShareLink path={`/r/${code}`}>
        {(link) =>
          "share" in navigator ? (
            <Button variant="default" onClick={() => void share(link)}>
              {m.share}
            </Button>
          ) : null
        }
      </ShareLink>
      <Text>
        {m.yourCode}: <strong>{code}</strong>
      </Text>
    </>
  );
}
