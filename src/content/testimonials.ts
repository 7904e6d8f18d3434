import type { Testimonial } from './schemas.ts';

// Sample content: the people and companies are invented.

export const TESTIMONIALS: Testimonial[] = [
  {
    text: 'The reply looked right, down to the signature. A note in the margin showed me the one letter in the domain that was wrong.',
    noticed: 'the one letter in the domain',
    author: 'Ines Halloran',
    role: 'Head of accounts',
    company: 'Quillon Paper Works',
    image: 'IH',
  },
  {
    text: 'I used to forward odd emails with a question mark. Now I forward the verdict, and the sentence behind it.',
    noticed: 'the sentence behind it',
    author: 'Bram Okonjo',
    role: 'Office manager',
    company: 'Tin Lantern Studios',
    image: 'BO',
  },
  {
    text: 'What won me over was the newsletter it left alone. It told me why it found no threats, and what it couldn’t check.',
    noticed: 'the newsletter it left alone',
    author: 'Liv Castellan',
    role: 'Founder',
    company: 'Harbour & Vane Freight',
    image: 'LC',
  },
];
