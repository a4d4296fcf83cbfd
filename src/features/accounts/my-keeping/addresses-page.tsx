import { Badge, Button, Modal, Skeleton, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { accountsKeeping as m } from "#messages/accounts/saved/keeping.ts";
import { ADDRESSES_MAX } from "#shared/accounts/address.ts";
import { addressLine } from "#shared/checkout/checkout-fields.ts";
import { formatPhone } from "#shared/platform/fields/phone.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { Tile, TileList } from "#client/ui/facts/tile.tsx";
import { AddressForm } from "./address-form.tsx";
import classes from "./my-keeping.module.css";

export type Address = Outputs["accounts"]["customer"]["addresses"][number];

/** Where the customer's orders can go. */
export function AddressesPage() {
  const addresses = trpc.accounts.customer.addresses.useQuery();
  const [edited, setEdited] = useState<Address | "new" | null>(null);
  const kept = addresses.data ?? [];
  return (
    <>
      <AreaHeading
        title={m.addresses}
        actions={
          kept.length < ADDRESSES_MAX ? (
            <Button onClick={() => setEdited("new")}>{m.addAddress}</Button>
          ) : null
        }
      >
        {m.addressesText}
      </AreaHeading>
      <QueryState query={addresses} waiting={<Skeleton h={160} radius="lg" aria-busy="true" />} />
      {addresses.data && kept.length === 0 ? (
        <EmptyState title={m.noAddress}>{m.noAddressText}</EmptyState>
      ) : null}
      <TileList>
        {kept.map((address) => (
          <AddressTile key={address.id} address={address} onEdit={() => setEdited(address)} />
        ))}
      </TileList>
      <Modal
        opened={edited !== null}
        onClose={() => setEdited(null)}
        title={edited === "new" ? m.addAddress : m.changeAddress}
      >
        {edited ? (
          <AddressForm address={edited === "new" ? null : edited} onDone={() => setEdited(null)} />
        ) : null}
      </Modal>
    </>
  );
}

function AddressTile({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const utils = trpc.useUtils();
  // After a failure too: its answer may be all that was lost.
  const onSettled = () => utils.accounts.customer.addresses.invalidate();
  const makeDefault = trpc.accounts.customer.makeDefaultAddress.useMutation({
    meta: { failureTitle: m.addressNotChanged },
    onSettled,
  });
  const remove = trpc.accounts.customer.removeAddress.useMutation({
    meta: { failureTitle: m.addressNotRemoved },
    onSettled,
  });
  const { id, label, isDefault, phone, specialInstructions } = address;
  return (
    <Tile
      title={
        <>
          {label} {isDefault ? <Badge variant="light">{m.isDefault}</Badge> : null}
        </>
      }
      actions={
        <>
          <Button size="sm" variant="default" onClick={onEdit}>
            {m.change}
            <VisuallyHidden> {label}</VisuallyHidden>
          </Button>
          {isDefault ? null : (
            <Button
              size="sm"
              variant="default"
              loading={makeDefault.isPending}
              onClick={() => makeDefault.mutate({ id })}
            >
              {m.makeDefault}
            </Button>
          )}
          <ConfirmButton
            size="sm"
            label={m.remove}
            question={m.removeAddress(label)}
            onConfirm={() => remove.mutateAsync({ id })}
          />
        </>
      }
    >
      <address className={classes["address"]}>
        {addressLine(address)}
        {phone ? <div>{formatPhone(phone)}</div> : null}
        {specialInstructions ? <div>“{specialInstructions}”</div> : null}
      </address>
    </Tile>
  );
}
