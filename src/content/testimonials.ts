import type { Testimonial } from './schemas.ts';

// Sample content: the people and companies are invented.

export const TESTIMONIALS: Testimonial[] = [
  {
    text: 'The reply looked right, down to the signature. The note in the margin showed me the one letter of the domain that was not.',
    noticed: 'the one letter of the domain',
    author: 'Ines Halloran',
    role: 'Head of accounts',
    company: 'Quillon Paper Works',
    image: 'IH',
  },
  {
    text: 'I used to forward odd emails with a question mark. Now I forward the verdict, and the sentence it rests on.',
    noticed: 'the sentence it rests on',
    author: 'Bram Okonjo',
    role: 'Office manager',
    company: 'Tin Lantern Studios',
    image: 'BO',
  },
  {
    text: 'What won me over was the newsletter it left alone. It says safe, it says why, and it says what it could not see.',
    noticed: 'the newsletter it left alone',
    author: 'Liv Castellan',
    role: 'Founder',
    company: 'Harbour & Vane Freight',
    image: 'LC',
  },
];
