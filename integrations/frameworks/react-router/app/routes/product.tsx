import { forReactRouter, linkbildTags } from 'linkbild';
import { readProduct } from '../products';
import type { Route } from './+types/product';

export const loader = async ({ params }: Route.LoaderArgs) => readProduct(params.slug);

export function meta({ loaderData: product, location }: Route.MetaArgs) {
  const tags = linkbildTags({
    project: '%IMAGES_URL%/%PROJECT_UUID%',
    pageUrl: location.pathname,
    title: product.title,
    version: [product.title, product.price],
  });
  return [{ title: product.title }, ...forReactRouter(tags)];
}

export default function ProductPage({ loaderData: product }: Route.ComponentProps) {
  return (
    <h1>
      {product.title}, {product.price}
    </h1>
  );
}
