import type { Post } from "#domain/post/post.ts";
import { addDays } from "#domain/time/calendar.ts";

type SeedPost = Omit<Post, "id" | "sent">;

/** What organization 1 has told its people of late. */
export function harborlinePosts(today: string): SeedPost[] {
	const noonOf = (daysAgo: number) => `${addDays(today, -daysAgo)}T20:00:00.000Z`;
	const post = (daysAgo: number, told: Partial<SeedPost> & { title: string }): SeedPost =>
		Object.assign(
			{
				text: "",
				picture: null,
				language: "en" as const,
				isPublished: true,
				publishedAt: noonOf(daysAgo),
				isPinned: false,
				bannerUntil: null,
				updatedAt: noonOf(daysAgo),
			},
			told,
		);
	return [
		post(26, {
			title: "Two new referees, and a whistle you will get to know",
			text: [
				"Say hello to Marta and Dee, who have joined our crew. Marta called high-school games for eleven years; Dee played in our own D2 until her knee had other plans.",
				"Both have asked us to pass this on: *captains may ask, once, politely.* The rest of us may box out.",
			].join("\n\n"),
		}),
		post(9, {
			title: "The champions' trophy has been found",
			picture: {
				url: "/demo/crowd.svg",
				alt: "The stands on a league night, arms in the air",
				width: 1200,
				height: 800,
			},
			text: [
				"It was in the drum cabinet of Irvine Valley College, behind the timpani, with a sandwich in it that we have not identified. The band director says it has been there since summer and that nobody asked.",
				"It goes back to the scorers' table, where it will be **chained** from now on. Whoever wins it next gets the key for a year:",
				"- [Who is on the way there](/teamList)\n- [Every result](/schedule?status=completed)",
			].join("\n\n"),
		}),
		post(2, {
			title: "Parking at Tustin Columbus: use the lot on Beneta Way",
			isPinned: true,
			picture: {
				url: "/demo/gym.svg",
				alt: "Evening light falls through the windows of the gym",
				width: 1200,
				height: 800,
			},
			text: [
				"The school repaves its front lot until the end of the month. **Park on Beneta Way** and walk through the gate beside the tennis courts; it is open from half past five.",
				"Games start on time. If you come from work, leave ten minutes earlier than your optimism suggests.",
			].join("\n\n"),
		}),
	];
}
