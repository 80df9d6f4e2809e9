import { connection } from 'next/server';

interface Product {
  title: string;
  price: string;
}

/** In place of your database. */
const products = new Map<string, Product>([
  ['vase', { title: 'Vase "Ada" & Söhne', price: '24,90 €' }],
  ['lamp', { title: 'Lamp', price: '189 €' }],
]);

export async function readProduct(slug: string | undefined): Promise<Product> {
  // Read for each request, like most databases.
  await connection();
  const product = products.get(slug ?? '');
  if (!product) throw new Error(`There is no product ${slug}.`);
  return product;
}
