/** The table `parts`: each authority's part of the tax of each line of an order, and of its delivery. */
export const TAX_PARTS = `parts as (
      select order_id, part from order_lines cross join jsonb_array_elements(taxes) part
      union all
      select a.order_id, part from order_addition_lines l join order_additions a using (checkout_id)
        cross join jsonb_array_elements(l.taxes) part
      union all
      select id, part from orders cross join jsonb_array_elements(delivery_taxes) part
    )`;
