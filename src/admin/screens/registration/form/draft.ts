import { decimalText, readAmount } from "#domain/fee/currency.ts";
import type { Fee } from "#domain/fee/fee.ts";
import type { OfferKind } from "#domain/registration/offer.ts";
import type { Question } from "#domain/registration/question.ts";
import { plainRules, type RegistrationRules } from "#domain/registration/registration.ts";
import { addDays } from "#domain/time/calendar.ts";
import { words } from "../../../words.ts";
import type { Registration } from "../registration-list.tsx";

/** A registration while it is being written: amounts and numbers as they are typed. */
export type RegistrationDraft = {
	seasonId: number;
	name: string;
	text: string;
	opensOn: string;
	closesOn: string;
	isPublished: boolean;
	offers: OfferDraft[];
	questions: Question[];
	waivers: { title: string; text: string }[];
	rules: RegistrationRules;
};

export type OfferDraft = {
	/** Empty of a new one. */
	key: string;
	kind: OfferKind;
	label: string;
	note: string;
	price: string;
	earlyPrice: string;
	earlyUntil: string;
	latePrice: string;
	lateFrom: string;
	instalments: InstalmentDraft[];
	codes: CodeDraft[];
	refunds: RefundDraft[];
	/** Among how many players a team's fee is split. */
	shares: string;
	places: string;
	divisions: { seasonLeagueId: number; places: string }[];
};

/** A share of the price; without a day it is due when somebody signs up. */
export type InstalmentDraft = { percent: string; due: string };
/** What a code takes off, in percent or as an amount. */
export type CodeDraft = { code: string; off: string; unit: "percent" | "amount"; until: string };
/** What of what was paid goes back to who leaves until a day. */
export type RefundDraft = { until: string; percent: string };

export type SeasonToChoose = {
	id: number;
	name: string;
	startDate: string | null;
	leagues: { id: number; name: string }[];
};

/** What a secretary only has to look over: three offers, one text to sign, open from today until the season. */
export function newDraft(season: SeasonToChoose, today: string): RegistrationDraft {
	const { startDate, leagues } = season;
	const closesOn = startDate !== null && startDate > today ? addDays(startDate, -1) : "";
	return {
		seasonId: season.id,
		name: words.registration.nameOf({ season: season.name }),
		text: "",
		opensOn: today,
		closesOn,
		isPublished: false,
		offers: [
			newOffer(
				"team",
				leagues.map(({ id }) => ({ seasonLeagueId: id, places: "" })),
			),
			newOffer("freeAgent", []),
		],
		questions: [],
		waivers: [{ title: words.registration.waiverTitle, text: words.registration.waiverText }],
		rules: plainRules,
	};
}

export function newOffer(kind: OfferKind, divisions: OfferDraft["divisions"]): OfferDraft {
	return {
		key: "",
		kind,
		label: words.registration.kinds[kind],
		note: "",
		price: "",
		earlyPrice: "",
		earlyUntil: "",
		latePrice: "",
		lateFrom: "",
		instalments: [],
		codes: [],
		refunds: [],
		shares: "",
		places: "",
		divisions,
	};
}

export function draftOf(registration: Registration, currency: string): RegistrationDraft {
	const { seasonId, name, text, opensOn, closesOn, isPublished } = registration;
	const amount = (units: number | undefined) =>
		units === undefined ? "" : decimalText(units, currency);
	return {
		seasonId,
		name,
		text,
		opensOn: opensOn ?? "",
		closesOn: closesOn ?? "",
		isPublished,
		offers: registration.offers.map(({ fee, places, divisions, ...offer }) => ({
			...offer,
			price: fee.price === 0 ? "" : amount(fee.price),
			earlyPrice: amount(fee.early?.price),
			earlyUntil: fee.early?.until ?? "",
			latePrice: amount(fee.late?.price),
			lateFrom: fee.late?.from ?? "",
			instalments: fee.instalments.map(({ percent, due }) => ({
				percent: String(percent),
				due: due ?? "",
			})),
			codes: fee.discounts.map(({ code, off, unit, until }) => ({
				code,
				off: unit === "amount" ? amount(off) : String(off),
				unit,
				until: until ?? "",
			})),
			shares: String(fee.shares ?? ""),
			refunds: fee.refunds.map(({ until, percent }) => ({ until, percent: String(percent) })),
			places: String(places ?? ""),
			divisions: divisions.map((one) => ({
				seasonLeagueId: one.seasonLeagueId,
				places: String(one.places ?? ""),
			})),
		})),
		questions: registration.questions,
		waivers: registration.waivers.map((waiver) => ({ title: waiver.title, text: waiver.text })),
		rules: registration.rules,
	};
}

/** As the API reads it; a price that is none says which. */
export function toSend(draft: RegistrationDraft, currency: string) {
	const { opensOn, closesOn, offers, ...rest } = draft;
	return {
		...rest,
		opensOn: opensOn || null,
		closesOn: closesOn || null,
		offers: offers.map((offer) => ({
			...(offer.key !== "" && { key: offer.key }),
			kind: offer.kind,
			label: offer.label,
			note: offer.note,
			places: countOf(offer.places),
			divisions: offer.divisions.map((one) => ({
				seasonLeagueId: one.seasonLeagueId,
				places: countOf(one.places),
			})),
			fee: feeOf(offer, currency),
		})),
	};
}

/** Offers whose prices nobody can read. */
export function faultyOffers({ offers }: RegistrationDraft, currency: string): string[] {
	return offers
		.filter(({ price, earlyPrice, latePrice, codes }) =>
			[
				price,
				earlyPrice,
				latePrice,
				...codes.flatMap(({ unit, off }) => (unit === "amount" ? off : [])),
			].some((typed) => typed !== "" && readAmount(typed, currency) === null),
		)
		.map(({ label }) => label);
}

function feeOf(offer: OfferDraft, currency: string): Fee {
	const amount = (typed: string) => readAmount(typed, currency) ?? 0;
	const { price, earlyPrice, earlyUntil, latePrice, lateFrom, instalments, codes, refunds } = offer;
	const hasEarly = earlyPrice !== "" && earlyUntil !== "";
	const hasLate = latePrice !== "" && lateFrom !== "";
	return {
		price: price === "" ? 0 : amount(price),
		early: hasEarly ? { price: amount(earlyPrice), until: earlyUntil } : null,
		late: hasLate ? { price: amount(latePrice), from: lateFrom } : null,
		instalments: instalments.map(({ percent, due }) => ({
			percent: Number(percent),
			due: due || null,
		})),
		discounts: codes.map(({ code, off, unit, until }) => ({
			code,
			off: unit === "amount" ? amount(off) : Number(off),
			unit,
			until: until || null,
		})),
		refunds: refunds
			.map(({ until, percent }) => ({ until, percent: Number(percent) }))
			.toSorted((one, other) => (one.until < other.until ? -1 : 1)),
		shares: offer.kind === "team" ? countOf(offer.shares) : null,
	};
}

function countOf(typed: string): number | null {
	return typed === "" ? null : Number(typed);
}
