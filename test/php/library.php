<?php

// What images.test.ts and client.test.ts call, one function for each question. Runs under PHP 7.4 too.
require_once '/linkbild/autoload.php';

use Linkbild\Client;
use Linkbild\ConnectCode;
use Linkbild\CurlTransport;
use Linkbild\Images;
use Linkbild\Result;

$describe = static function (Result $result): array {
    return get_object_vars($result)
        + ['isTemporary' => $result->isTemporary(), 'isDisconnected' => $result->isDisconnected()];
};

$questions = [
    'imageUrls' => static function (array $input): array {
        $images = new Images($input['imagesUrl'], $input['projectUuid']);
        return array_map(static function (array $row) use ($images): string {
            return $images->imageUrl($row['pageUrl'], $row['version']);
        }, $input['rows']);
    },
    'html' => static function (array $input): string {
        return (new Images($input['imagesUrl'], $input['projectUuid']))
            ->html($input['pageUrl'], $input['title'], $input['version']);
    },
    'brokenTitle' => static function (array $input): string {
        return (new Images($input['imagesUrl'], $input['projectUuid']))->html('https://a.example/', "Caf\xE9 Anna", '1');
    },
    'versions' => static function (array $input): array {
        return array_map([Images::class, 'version'], $input['parts']);
    },
    'brokenVersion' => static function (): array {
        return [Images::version(["\xE9"]), Images::version(['a', NAN]), Images::version(['b', NAN])];
    },
    'codes' => static function (array $input): array {
        return array_map(static function (string $text): ?array {
            $code = ConnectCode::parse($text);
            return $code ? get_object_vars($code) : null;
        }, $input['texts']);
    },
    'call' => static function (array $input) use ($describe): array {
        $sent = [];
        $send = static function (string $method, string $url, array $headers, ?string $body) use (&$sent, $input): array {
            $sent[] = ['method' => $method, 'url' => $url, 'headers' => $headers, 'body' => $body];
            if (isset($input['throws'])) {
                throw new RuntimeException($input['throws']);
            }
            return $input['answer'];
        };
        $client = new Client($send, $input['apiUrl'], $input['token'] ?? null, $input['language'] ?? 'en');
        $result = $client->{$input['method']}(...($input['arguments'] ?? []));
        return ['sent' => $sent, 'result' => $describe($result)];
    },
    'curl' => static function (array $input) use ($describe): array {
        return $describe((new Client(new CurlTransport(2), $input['apiUrl'], 'lbs_x'))->connection());
    },
    'linkbildPhp' => static function (array $input): string {
        require '/linkbild/linkbild.php';
        return $linkbild->html('https://shop.example/a', 'A', '1');
    },
];

return static function (array $input) use ($questions) {
    return $questions[$input['question']]($input);
};
