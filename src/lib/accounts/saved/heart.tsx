import { IconHeart, IconHeartFilled } from "@tabler/icons-react";
import { lazy } from "react";
import { accountsSaved as m } from "#messages/accounts-saved.ts";
import { Later } from "#client/ui/later.tsx";
import { useSession } from "../../session/session.ts";
import styles from "./heart.module.css";
import { useMark } from "./use-marks.ts";

type HeartProps = { id: number; name: string };

const PlacedNote = lazy(async () => ({
  default: (await import("../allergies/placed-note.tsx")).PlacedNote,
}));

/** Marks a product, on its card or its page, and warns who is signed in of what is in it. */
export function Heart({ id, name }: HeartProps) {
  const { isOn, toggle } = useMark("products", id);
  const { user } = useSession();
  const Icon = isOn ? IconHeartFilled : IconHeart;
  return (
    <>
      <button
        type="button"
        className={styles.heart}
        aria-pressed={isOn}
        aria-label={m.save(name)}
        onClick={toggle}
      >
        <Icon size={20} aria-hidden />
      </button>
      {user ? (
        <Later isExtra>
          <PlacedNote id={id} />
        </Later>
      ) : null}
    </>
  );
}
