import { inventoryProduct as m } from "#messages/inventory/product.ts";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Switch.layer.css";
import { Button, NativeSelect, Stack, Switch, Textarea, TextInput, Title } from "@mantine/core";
import { z } from "zod";
import { CATEGORIES } from "#shared/catalog/catalog.ts";
import { packWords } from "#shared/catalog/pack-words.ts";
import { parsePounds } from "#shared/catalog/weights/weight.ts";
import { TAX_CATEGORY_OPTIONS } from "#shared/checkout/tax/tax-options.ts";
import type { InventoryRow } from "#shared/inventory/inventory-cells.ts";
import {
  keepsDaysField,
  poundsText,
  poundsTyped,
  productTexts,
  type ProductTexts,
} from "#shared/inventory/shelf-product.ts";
import { formatUsd } from "#shared/money.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";
import styles from "./farmer-inventory.module.css";
import { type Place, placeInput } from "./place.ts";

type TextsFormProps = {
  place: Place;
  productId: number;
  texts: ProductTexts;
  /** The pack and price, which give the expected weight its meaning. */
  row: Pick<InventoryRow, "pack" | "price">;
};

/** The inputs hold days and pounds as text. */
const form = productTexts.extend({
  keepsDays: z.string().transform(Number).pipe(keepsDaysField),
  expectedWeight: poundsTyped,
});
type TypedTexts = Omit<ProductTexts, "keepsDays" | "expectedWeight"> & {
  keepsDays: string;
  expectedWeight: string;
};
const typed = (texts: ProductTexts): TypedTexts => ({
  ...texts,
  keepsDays: String(texts.keepsDays),
  expectedWeight: poundsText(texts.expectedWeight),
});
const read = (fields: TypedTexts): ProductTexts => ({
  ...fields,
  keepsDays: Number(fields.keepsDays),
  expectedWeight: parsePounds(fields.expectedWeight),
});

const CHOICES = CATEGORIES.map(({ id, label }) => ({ value: id, label }));
const TAX_CHOICES = TAX_CATEGORY_OPTIONS.map(({ id, label }) => ({ value: id, label }));

/** The form for the texts of a product's page. */
export function TextsForm({ place, productId, texts, row }: TextsFormProps) {
  const { field, onSubmit, refuse, seen, saw, form: fields } = useShortForm(form, typed(texts));
  const utils = trpc.useUtils();
  const save = trpc.farmer.inventory.changeTexts.useMutation({
    meta: { failureTitle: m.textsNotSaved },
    onError: refuse,
    // Takes what was sent as the known state, not the response, which may include other users' changes that the
    // fields do not show.
    onSuccess: (_, sent) => {
      saw(typed(productTexts.parse(sent.texts)));
      notify.success(m.saved);
      void utils.farmer.inventory.product.invalidate();
    },
  });
  return (
    <form
      method="post"
      noValidate
      aria-label={m.textsOfProduct}
      onSubmit={onSubmit((values) =>
        save.mutate({
          ...placeInput(place),
          productId,
          seen: read(seen()),
          texts: read(values),
        }),
      )}
    >
      <Stack gap="md">
        <TextInput label={m.name} {...field("name")} />
        <NativeSelect label={m.category} data={CHOICES} {...field("category")} />
        <NativeSelect
          label={m.taxedAs}
          description={m.taxedAsHint}
          data={TAX_CHOICES}
          {...field("taxCategory")}
        />
        <TextInput
          label={m.usualWeight}
          description={`${m.usualWeightHint} ${m.soldNow(packWords(row.pack), formatUsd(row.price))}`}
          inputMode="decimal"
          {...field("expectedWeight")}
        />
        <TextInput label={m.inSentence} description={m.inSentenceHint} {...field("summary")} />
        <Textarea label={m.description} maxRows={14} {...field("description")} />
        <TextInput label={m.storage} {...field("storage")} />
        <TextInput label={m.keepsDays} inputMode="numeric" {...field("keepsDays")} />
        <Textarea label={m.ingredients} {...field("ingredients")} />
        <section className={styles.more} aria-labelledby="in-spanish">
          <Title order={2} size="h5" id="in-spanish">
            {m.inSpanish}
          </Title>
          <p>{m.inSpanishHint}</p>
          <TextInput label={m.nameEs} lang="es" {...field("nameEs")} />
          <TextInput label={m.summaryEs} lang="es" {...field("summaryEs")} />
          <Textarea label={m.descriptionEs} lang="es" maxRows={14} {...field("descriptionEs")} />
          <TextInput label={m.storageEs} lang="es" {...field("storageEs")} />
          <Textarea label={m.ingredientsEs} lang="es" {...field("ingredientsEs")} />
        </section>
        <Switch
          label={m.organic}
          description={m.organicHint}
          {...fields.getInputProps("organic", { type: "checkbox" })}
        />
        <Button type="submit" size="lg" w="fit-content" loading={save.isPending}>
          {m.save}
        </Button>
      </Stack>
    </form>
  );
}
