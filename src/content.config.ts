import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { DOCS_GROUPS } from './content/docs-pages.ts';

const legal = defineCollection({
  loader: glob({ base: './src/content/legal', pattern: '*.md' }),
  schema: z.strictObject({
    title: z.string(),
    description: z.string().max(160),
    /** The day the text takes effect. */
    effective: z.date(),
    /** Position in lists of documents. */
    order: z.int().positive(),
    /** A summary for readers who read no further. */
    truncate: z.array(z.string()).min(1),
    /** Whether phones show the titles of its subsections first. */
    isFoldedOnPhones: z.boolean().default(false),
  }),
});

const docs = defineCollection({
  loader: glob({ base: './src/content/docs', pattern: '*.md' }),
  schema: z.strictObject({
    title: z.string(),
    description: z.string().max(160),
    group: z.enum(DOCS_GROUPS),
  }),
});

export const collections = { legal, docs };
