import { decimalText, readAmount } from "#domain/fee/currency.ts";
import { type Fee, noFee } from "#domain/fee/fee.ts";
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
	latePrice: string;
	lateFrom: string;
	places: string;
	divisions: { seasonLeagueId: number; places: string }[];
	/** What this form does not show stays as it is. */
	fee: Fee;
};

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
		latePrice: "",
		lateFrom: "",
		places: "",
		divisions,
		fee: noFee,
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
			latePrice: amount(fee.late?.price),
			lateFrom: fee.late?.from ?? "",
			places: String(places ?? ""),
			divisions: divisions.map((one) => ({
				seasonLeagueId: one.seasonLeagueId,
				places: String(one.places ?? ""),
			})),
			fee,
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
		.filter(({ price, latePrice }) =>
			[price, latePrice].some((typed) => typed !== "" && readAmount(typed, currency) === null),
		)
		.map(({ label }) => label);
}

function feeOf({ price, latePrice, lateFrom, fee }: OfferDraft, currency: string): Fee {
	const units = price === "" ? 0 : (readAmount(price, currency) ?? 0);
	const late = latePrice === "" ? null : readAmount(latePrice, currency);
	return {
		...fee,
		price: units,
		late: late === null || lateFrom === "" ? null : { price: late, from: lateFrom },
	};
}

function countOf(typed: string): number | null {
	return typed === "" ? null : Number(typed);
}
