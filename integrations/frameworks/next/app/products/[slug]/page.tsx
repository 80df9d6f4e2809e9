import { forNext, linkbildTags } from 'linkbild';
import type { Metadata } from 'next';
import { readProduct } from '../../../products';

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const product = await readProduct(slug);
  const tags = linkbildTags({
    project: '%IMAGES_URL%/%PROJECT_UUID%',
    pageUrl: `/products/${slug}`,
    title: product.title,
    version: [product.title, product.price],
  });
  return { title: product.title, ...forNext(tags) };
}

export default async function ProductPage({ params }: Props) {
  const { title, price } = await readProduct((await params).slug);
  return (
    <h1>
      {title}, {price}
    </h1>
  );
}
