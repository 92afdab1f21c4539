import type { Follows } from "#domain/follower/follower.ts";
import {
	askToFollow,
	changeFollowing,
	confirmFollowing,
	endFollowing,
} from "#usecases/follower/follow.ts";
import { followByPush } from "#usecases/follower/follow-by-push.ts";
import { type SiteForm, siteForm } from "../../form.ts";
import { idFrom, optionalId } from "../../page.ts";
import type { SitePath } from "../../paths.ts";

/** What the pages of followers send. */
export const followForms: SiteForm[] = [
	siteForm("/follow", {
		async send(scope, sent) {
			const [teamId, leagueId] = [ofSent(sent, "team"), ofSent(sent, "league")];
			// A program is answered like anybody.
			if ((sent.get("website") ?? "") === "") {
				const asked = {
					address: sent.get("address") ?? "",
					language: scope.words.language,
					teamId,
					leagueId,
					isWeekly: sent.get("weekly") === "1",
				};
				await askToFollow(scope, asked, scope.limit);
			}
			return toFollow(sent, "asked");
		},
		again: toFollow,
	}),
	// Sent by the script of the page (site/enhance/follow.ts).
	siteForm("/follow/push", {
		async send(scope, sent) {
			const textOf = (name: string) => sent.get(name) ?? "";
			const keys = { p256dh: textOf("p256dh"), auth: textOf("auth") };
			const endpoint = textOf("endpoint");
			if (!scope.isReachable({ endpoint, ...keys })) return toFollow(sent, "invalid");
			await followByPush(scope, {
				endpoint,
				keys,
				language: scope.words.language,
				teamId: ofSent(sent, "team"),
				leagueId: ofSent(sent, "league"),
				isEnd: sent.get("end") === "1",
			});
			return toFollow(sent, "noted");
		},
		again: toFollow,
	}),
	siteForm("/follow/confirmation", {
		async send(scope, sent) {
			await confirmFollowing(scope, { link: linkOf(sent) });
			return toLetters(sent, "confirmed");
		},
		again: toLetters,
	}),
	siteForm("/follow/letters", {
		async send(scope, sent) {
			await changeFollowing(scope, { link: linkOf(sent), follows: followsOf(sent) });
			return toLetters(sent, "changed");
		},
		again: toLetters,
	}),
	// Programs for mail send here with one press, with nothing but the address of the header (RFC 8058).
	siteForm("/follow/end", {
		async send(scope, sent) {
			await endFollowing(scope, { link: linkOf(sent) });
			return toLetters(sent, "ended");
		},
		again: toLetters,
	}),
];

function ofSent(sent: URLSearchParams, name: string): number | null {
	return optionalId(sent.get(name) ?? undefined) ?? null;
}

function followsOf(sent: URLSearchParams): Follows {
	return {
		isAll: sent.get("all") === "1",
		teams: sent.getAll("team").slice(0, 100).map(idFrom),
		leagues: sent.getAll("league").slice(0, 100).map(idFrom),
		isWeekly: sent.get("weekly") === "1",
	};
}

function linkOf(sent: URLSearchParams): string {
	return sent.get("link") ?? "";
}

function toFollow(sent: URLSearchParams, said: string): SitePath {
	const query = new URLSearchParams({ said });
	for (const name of ["team", "league"]) {
		const id = ofSent(sent, name);
		if (id !== null) query.set(name, String(id));
	}
	return `/follow?${query}` as SitePath;
}

function toLetters(sent: URLSearchParams, said: string): SitePath {
	return `/follow/letters?${new URLSearchParams({ said, link: linkOf(sent) })}` as SitePath;
}
