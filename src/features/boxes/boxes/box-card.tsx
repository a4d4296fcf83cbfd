import { boxesPage as m } from "#messages/boxes/page.ts";
import { Button, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import { capital } from "#shared/capital.ts";
import { formatUsd, sumCents } from "#shared/money.ts";
import { boxExtras } from "#shared/checkout/terms-words.ts";
import { useCartActions } from "#client/lib/checkout/cart/use-cart-state.ts";
import { cartItemOf } from "#client/lib/catalog/product-card/card-texts.ts";
import { useTerms } from "#client/lib/checkout/rates/use-terms.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { Rich } from "#client/ui/rich.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { Crate } from "./crate.tsx";
import { OwnBoxSlot } from "./own-box-slot.tsx";
import styles from "./boxes.module.css";

type Box = Outputs["boxes"]["week"][number];

type BoxCardProps = {
  box: Box;
  /** True while new contents are loading: the ones shown must not be added to the cart. */
  isOld: boolean;
};

/** One box size: contents, farms, price, and the add-to-cart button. */
export function BoxCard({ box: { id, label, feeds, price, contents }, isOld }: BoxCardProps) {
  const titleId = useId();
  return (
    <li className={styles.box}>
      <Title order={2} size="h3" id={titleId}>
        {label}
      </Title>
      {contents ? <Crate goods={contents} /> : null}
      <p className={styles.price}>
        <Rich>{m.perBox(<span className={styles.amount}>{formatUsd(price)}</span>)}</Rich>
      </p>
      <p className={styles.quiet}>
        {feeds}. {capital(boxExtras(useTerms()))}.
      </p>
      {contents ? (
        <Contents titleId={titleId} contents={contents} isOld={isOld} />
      ) : (
        <p>
          <Rich>
            {m.tooLittle((words) => (
              <TextLink href="/shop">{words}</TextLink>
            ))}
          </Rich>
        </p>
      )}
      <OwnBoxSlot size={id} />
      <Button
        renderRoot={(props) => <Link to="/subscribe" search={{ size: id }} {...props} />}
        size="lg"
        fullWidth
        aria-describedby={titleId}
      >
        {m.everyWeek}
      </Button>
    </li>
  );
}

type ContentsProps = { titleId: string; contents: NonNullable<Box["contents"]>; isOld: boolean };

function Contents({ titleId, contents, isOld }: ContentsProps) {
  const { addItem, openCart } = useCartActions();
  const [added, setAdded] = useState(false);
  const total = sumCents(contents.map(({ price }) => price));
  const add = () => {
    for (const product of contents) addItem(cartItemOf(product, 1));
    setAdded(true);
  };
  return (
    <>
      <ul className={styles.contents}>
        {contents.map(({ id, name, pack, farmName, price }) => (
          <li key={id} className={styles.line}>
            <span>
              <TextLink href={`/products/${id}`}>{name}</TextLink>
              <span className={styles.quiet}>
                {pack}, {farmName}
              </span>
            </span>
            <span>{formatUsd(price)}</span>
          </li>
        ))}
        <li className={`${styles.line} ${styles.sum}`}>
          <span>{m.shopPrice}</span>
          <span>{formatUsd(total)}</span>
        </li>
      </ul>
      <Button
        variant="default"
        fullWidth
        mt="auto"
        disabled={isOld}
        aria-describedby={titleId}
        onClick={add}
      >
        {m.buyOnce}
      </Button>
      <p role="status" className={styles.quiet}>
        {added ? m.inCart : ""}
      </p>
      {added ? (
        <Button variant="default" onClick={openCart}>
          {m.viewCart}
        </Button>
      ) : null}
    </>
  );
}
