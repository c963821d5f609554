import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { business } from '@/config/business';
import { CabinPlan } from './cabin-plan';
import { vehiclesNeeded } from './vehicles-needed';

it('the plan has a seat for everybody and the driver’s, and says in which row a child sits', () => {
  const { container } = render(<CabinPlan />);
  const { rows, childSeatRows } = business.cabin;
  const seatsIn = ([left, right]: (typeof rows)[number]) => left + right;
  const count = (pick: typeof rows) => pick.reduce((sum, row) => sum + seatsIn(row), 0);
  expect(count(rows)).toBe(business.vehicleSeats);
  expect(container.querySelectorAll('[data-seat]')).toHaveLength(business.vehicleSeats + 1);
  const childRows = rows.filter((_, row) => childSeatRows.includes(row + 1));
  expect(container.querySelectorAll('[data-seat="child"]')).toHaveLength(count(childRows));
  expect(container.querySelectorAll('g:not([data-seat]) > rect')).toHaveLength(business.luggage.largeSuitcases);
  expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
  ]);
});

it('a vehicle more comes with the ninth passenger, and with each eight after', () => {
  expect(vehiclesNeeded({ seats: 8, suitcases: 8, group: 20 })).toEqual([
    { vehicles: 1, from: 1, to: 8, suitcases: 8 },
    { vehicles: 2, from: 9, to: 16, suitcases: 16 },
    { vehicles: 3, from: 17, to: 20, suitcases: 24 },
  ]);
});
